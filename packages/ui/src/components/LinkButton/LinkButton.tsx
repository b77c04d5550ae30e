import type { ReactNode } from 'react';
import { type ButtonLook, lookOf } from '../Button/Button.tsx';
import { Link } from '../UiProvider/index.ts';

export interface LinkButtonProps extends ButtonLook {
  href: string;
  /** The label: verb and object. */
  children: ReactNode;
}

/** A link that looks like a `Button`, for a call to action. Within text use `TextLink`. */
export function LinkButton({ href, children, ...look }: LinkButtonProps) {
  return (
    <Link className={lookOf(look)} href={href}>
      {children}
    </Link>
  );
}
