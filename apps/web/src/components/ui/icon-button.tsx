// A button that shows only an icon: its name is read aloud and shown on hover.
import type { ReactNode } from 'react';

interface IconButtonProps {
  readonly label: string;
  readonly disabled?: boolean;
  /** Classes beside those of every button. */
  readonly look?: string;
  /** Nothing to do: disabled. */
  readonly onClick: (() => void) | undefined;
  readonly children: ReactNode;
}

export function IconButton({
  label,
  disabled = false,
  look = 'button-quiet text-muted',
  onClick,
  children,
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
      {children}
    </button>
  );
}
