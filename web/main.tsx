import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/fraunces';
import '@fontsource-variable/fraunces/wght-italic.css';
import './style/tokens.css';
import './style/shell.css';
import './style/plain.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Routes } from './routes.tsx';
import { useSettings } from './settings.ts';

/** What the whole document has to know of the settings. */
const apply = (settings: { language: string; motion: boolean }): void => {
  document.documentElement.lang = settings.language;
  document.documentElement.dataset.motion = settings.motion ? 'on' : 'off';
};
apply(useSettings.getState());
useSettings.subscribe(apply);

// Only whoever was signed in has settings elsewhere; nobody else waits for the code of that.
if (localStorage.getItem('incognita-signed-in') !== null)
  void import('./api/account.ts').then(({ bringSettings }) => bringSettings());

// A page from before an update asks for a part that is gone: a fresh page has it. Games are kept.
window.addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem('incognita-reloaded') ?? 0);
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem('incognita-reloaded', String(Date.now()));
  location.reload();
});

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  window.addEventListener('load', () => {
    // Without it the page still plays; it only does not install.
    navigator.serviceWorker.register('/sw.js').catch(() => {});
  });

const page = document.getElementById('page');
if (!page) throw new Error('index.html has no element "page" to draw in');
createRoot(page).render(
  <StrictMode>
    <Routes />
  </StrictMode>,
);
