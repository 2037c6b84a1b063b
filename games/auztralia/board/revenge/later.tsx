import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';

/** What only tables of the expansion show, and therefore only they load. */
const parts = () => import('./parts.ts');

export const Below = lazy(async () => ({ default: (await parts()).Below }));
export const Ending = lazy(async () => ({ default: (await parts()).Ending }));
export const MovePlan = lazy(async () => ({ default: (await parts()).MovePlan }));
export const MythosCard = lazy(async () => ({ default: (await parts()).MythosCard }));
export const MythosDock = lazy(async () => ({ default: (await parts()).MythosDock }));
export const OldOnesOwn = lazy(async () => ({ default: (await parts()).OldOnesOwn }));
export const Preview = lazy(async () => ({ default: (await parts()).Preview }));

/** Holds the place of a part until it is there. */
export function Later(props: { readonly children: ReactNode }): ReactElement {
  return <Suspense fallback={null}>{props.children}</Suspense>;
}
