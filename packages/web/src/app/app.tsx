/** Which page is where. What is not needed at once comes when it is. */
import { lazy, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { Home } from '../home/home.tsx';
import { part } from '../net/new-build.ts';
import { Coming, outOfReach } from './coming.tsx';
import { NotFound } from './not-found.tsx';

const later = <P extends object>(load: () => Promise<{ default: (props: P) => ReactNode }>) =>
  lazy(() => part(load, outOfReach));

const GamePage = later(() => import('../table/page.tsx'));
const Tables = later(() => import('../lobby/tables.tsx'));
const Games = later(() => import('../lobby/games.tsx'));
const Decks = later(() => import('../decks/decks.tsx'));
const Deck = later(() => import('../decks/deck.tsx'));
const Lab = later(() => import('../decks/lab.tsx'));
const Rules = later(() => import('../rules/page.tsx'));
const RuleOnTable = later(() => import('../rules/show.tsx'));
const CardPage = later(() => import('../card-page/page.tsx'));
const Judge = later(() => import('../judge/page.tsx'));
const EventList = later(() => import('../events/list.tsx'));
const EventPage = later(() => import('../events/page.tsx'));
const Season = later(() => import('../events/season.tsx'));
const Packs = later(() => import('../packs/page.tsx'));
const Replay = later(() => import('../replay/page.tsx'));
const Summary = later(() => import('../summary/page.tsx'));
const Learn = later(() => import('../tutorial/start.tsx'));
const Settings = later(() => import('../settings/page.tsx'));
const People = later(() => import('../people/page.tsx'));
const Operator = later(() => import('../operator/page.tsx'));
const Gallery = later(() => import('../gallery/Gallery.tsx'));

export function App() {
  return (
    <Suspense fallback={<Coming />}>
      <Switch>
        <Route path="/">
          <Home />
        </Route>
        <Route path="/t/:id">{({ id }) => <GamePage key={id} id={id} />}</Route>
        <Route path="/tables">
          <Tables />
        </Route>
        <Route path="/games">
          <Games />
        </Route>
        <Route path="/decks">
          <Decks />
        </Route>
        <Route path="/decks/:id">{({ id }) => <Deck key={id} id={id} />}</Route>
        <Route path="/lab/:id?">{({ id }) => <Lab id={id ?? null} />}</Route>
        <Route path="/rules/:id/table">{({ id }) => <RuleOnTable key={id} id={id} />}</Route>
        <Route path="/scenario/table">
          <RuleOnTable id={null} />
        </Route>
        <Route path="/cards">
          <Redirect to="/gallery" replace />
        </Route>
        <Route path="/cards/:name">{({ name }) => <CardPage key={name} name={name} />}</Route>
        <Route path="/judge">
          <Judge />
        </Route>
        <Route path="/packs">
          <Packs />
        </Route>
        <Route path="/events">
          <EventList />
        </Route>
        <Route path="/season">
          <Season />
        </Route>
        <Route path="/events/:id">{({ id }) => <EventPage key={id} id={id} />}</Route>
        <Route path="/rules/:id?">{({ id }) => <Rules id={id ?? null} />}</Route>
        <Route path="/replay/:id">{({ id }) => <Replay key={id} id={id} />}</Route>
        <Route path="/summary/:id">{({ id }) => <Summary key={id} id={id} />}</Route>
        <Route path="/learn">
          <Learn />
        </Route>
        <Route path="/settings">
          <Settings />
        </Route>
        <Route path="/people">
          <People />
        </Route>
        <Route path="/operator">
          <Operator />
        </Route>
        <Route path="/gallery">
          <Gallery />
        </Route>
        <Route>
          <NotFound />
        </Route>
      </Switch>
    </Suspense>
  );
}
