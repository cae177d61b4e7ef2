import { useStudent } from '../../features/sign-in/student-context.ts';
import { SubscribePage } from '../../features/subscription/subscribe-page.tsx';

export default function SubscribeRoute() {
  return <SubscribePage user={useStudent()} />;
}
