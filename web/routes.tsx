import { lazy, type ReactElement, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { DEFAULT_GAME } from './catalogue.ts';
import { Opening } from './pages/Frame.tsx';
import { NotFound } from './pages/NotFound.tsx';

// Every page is fetched when it is opened: a table need not carry the posters of the first page.
const Home = lazy(async () => ({ default: (await import('./pages/Home.tsx')).Home }));
const NewTable = lazy(async () => ({ default: (await import('./pages/NewTable.tsx')).NewTable }));
const TablePage = lazy(async () => ({
  default: (await import('./pages/TablePage.tsx')).TablePage,
}));
const OnlineTable = lazy(async () => ({
  default: (await import('./pages/OnlineTable.tsx')).OnlineTable,
}));
const Review = lazy(async () => ({ default: (await import('./pages/Review.tsx')).Review }));
const Rules = lazy(async () => ({ default: (await import('./pages/Rules.tsx')).Rules }));
const Settings = lazy(async () => ({ default: (await import('./pages/Settings.tsx')).Settings }));
const OwnPage = lazy(async () => ({ default: (await import('./pages/OwnPage.tsx')).OwnPage }));
const Gallery = lazy(async () => ({ default: (await import('./pages/Gallery.tsx')).Gallery }));
const Learn = lazy(async () => ({ default: (await import('./pages/Learn.tsx')).Learn }));
const LessonPage = lazy(async () => ({
  default: (await import('./pages/LessonPage.tsx')).LessonPage,
}));
const Credits = lazy(async () => ({ default: (await import('./pages/Credits.tsx')).Credits }));

export function Routes(): ReactElement {
  return (
    <Suspense fallback={<Opening />}>
      <Switch>
        <Route path="/">
          <Home />
        </Route>
        <Route path="/new/:game">{({ game }) => <NewTable key={game} id={game} />}</Route>
        <Route path="/local/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
        <Route path="/learn/:game?">{({ game }) => <Learn game={game ?? null} />}</Route>
        <Route path="/learn/:game/:lesson">
          {({ game, lesson }) => (
            <LessonPage key={`${game}/${lesson}`} game={game} lesson={lesson} />
          )}
        </Route>
        <Route path="/rules">
          <Rules id={DEFAULT_GAME} rule={null} />
        </Route>
        <Route path="/rules/:game/:rule?">
          {({ game, rule }) => <Rules key={game} id={game} rule={rule ?? null} />}
        </Route>
        <Route path="/settings">
          <Settings />
        </Route>
        <Route path="/credits">
          <Credits />
        </Route>
        <Route path="/table/:id">{({ id }) => <OnlineTable key={id} id={id} />}</Route>
        <Route path="/review/:id">{({ id }) => <Review key={id} id={id} />}</Route>
        <Route path="/gallery">
          <Gallery />
        </Route>
        <Route path="/:game/:page">
          {({ game, page }) => <OwnPage key={`${game}/${page}`} game={game} path={page} />}
        </Route>
        <Route>
          <NotFound />
        </Route>
      </Switch>
    </Suspense>
  );
}
