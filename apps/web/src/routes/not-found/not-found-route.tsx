import { data } from 'react-router';
import { NotFound } from '../../shell/not-found.tsx';

/** An address of no page is answered with that status. */
export function loader() {
  return data(null, { status: 404 });
}

/** Within the app there is nobody to ask. */
export function clientLoader(): null {
  return null;
}

export { NotFound as default };
