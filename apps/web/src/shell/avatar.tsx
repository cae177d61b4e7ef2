import type { User } from '@valence/contract';
import { initial } from './display-name.ts';

/** The student's picture, or their letter. It says nothing that the name beside it does not. */
export function Avatar({ user }: { user: User }) {
  if (user.profileImageUrl !== null) {
    return <img src={user.profileImageUrl} alt="" className="size-9 rounded-full object-cover" />;
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-full bg-violet-wash font-bold text-violet"
    >
      {initial(user)}
    </span>
  );
}
