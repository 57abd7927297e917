// A button with words, behind an icon where it has one.
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Classes beside those of every button. */
  readonly look?: string;
}

export function Button({ label, icon: Icon, look = '', ...button }: ButtonProps) {
  return (
    <button type="button" className={`button ${look}`} {...button}>
      {Icon !== undefined && <Icon aria-hidden className="size-4" />}
      {label}
    </button>
  );
}
