import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { pages } from './pages.ts';

/** The router's view of the table of pages. */
export default [
  layout('shell/screen.tsx', [
    ...pages.map(({ path, code }) => (path === '/' ? index(code) : route(path, code))),
    route('*', 'routes/not-found/not-found-route.tsx'),
  ]),
  route('offline', 'routes/offline/offline-route.tsx'),
] satisfies RouteConfig;
