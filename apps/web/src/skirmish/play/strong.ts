// The look of the button that goes on.

export const STRONG = 'border-ink bg-ink font-semibold text-surface hover:not-disabled:bg-ink/85';
