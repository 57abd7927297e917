// A button that shows only an icon: its name is read aloud and shown on hover.
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface IconButtonProps {
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Drawn in place of an icon. */
  readonly children?: ReactNode;
  readonly disabled?: boolean;
  /** Classes beside those of every button. */
  readonly look?: string;
  /** Nothing to do: disabled. */
  readonly onClick: (() => void) | undefined;
}

export function IconButton({
  label,
  icon: Icon,
  children,
  disabled = false,
  look = 'button-quiet text-muted',
  onClick,
}: IconButtonProps) {
  return (
    <button
      type="button"
      className={`button px-0 ${look}`}
      aria-label={label}
      title={label}
      disabled={disabled || onClick === undefined}
      onClick={onClick}
    >
      {Icon === undefined ? children : <Icon aria-hidden className="size-4" />}
    </button>
  );
}
