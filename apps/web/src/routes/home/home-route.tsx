import { use } from 'react';
import { StudentContext } from '../../features/sign-in/student-context.ts';
import { Home } from './home.tsx';
import { Landing } from './landing.tsx';

/** Home for a student, the landing page for a visitor. */
export default function HomeRoute() {
  const user = use(StudentContext);
  return user === null ? <Landing /> : <Home user={user} />;
}
