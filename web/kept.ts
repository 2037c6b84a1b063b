/** What was kept in this browser under a name; nothing where it keeps nothing, or something broken. */
export function keptUnder<State>(name: string): Partial<State> {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '{}').state ?? {};
  } catch {
    return {};
  }
}

/** Keeps a state from now on. Some browsers keep nothing for a page in private: it holds for a visit. */
export function keepUnder<State>(
  name: string,
  store: { subscribe(listener: (state: State) => void): unknown },
): void {
  store.subscribe((state) => {
    try {
      localStorage.setItem(name, JSON.stringify({ state, version: 0 }));
    } catch {}
  });
}
