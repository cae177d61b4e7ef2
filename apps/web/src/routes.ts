import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { hasMenu, pages, type Page } from './pages.ts';

/** The router's view of the table of pages. */
export default [
  layout('shell/screen.tsx', [
    layout('shell/menu-screen.tsx', [
      ...pages.filter(hasMenu).map(routeOf),
      route('*', 'routes/not-found/not-found-route.tsx'),
    ]),
    ...pages.filter((page) => !hasMenu(page)).map(routeOf),
  ]),
  route('offline', 'routes/offline/offline-route.tsx'),
] satisfies RouteConfig;

function routeOf({ path, code }: Page) {
  return path === '/' ? index(code) : route(path, code);
}
