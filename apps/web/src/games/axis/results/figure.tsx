// One figure under its name, for a list of them.
interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly testId?: string;
}

export function Figure({ name, value, testId }: FigureProps) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="text-m font-medium" data-testid={testId}>
        {value}
      </dd>
    </div>
  );
}
