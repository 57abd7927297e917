// The name and the tags of something saved.
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { everyday } from '../../language/english/everyday.ts';
import { library } from '../../language/english/library/library.ts';

interface NameFormProps {
  readonly name: string;
  readonly tags: readonly string[];
  onSubmit(name: string, tags: readonly string[]): void;
  onDone(): void;
}

export function NameForm(props: NameFormProps) {
  const { onSubmit, onDone } = props;
  const [name, setName] = useState(props.name);
  const [tags, setTags] = useState(props.tags.join(', '));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = tags.split(',').map((tag) => tag.trim());
    onSubmit(
      name.trim(),
      words.filter((tag) => tag !== ''),
    );
    onDone();
  };
  return (
    <li className="py-2">
      <form className="flex flex-wrap items-center gap-2" onSubmit={submit}>
        <input
          // biome-ignore lint/a11y/noAutofocus: the form opens to type a name into it
          autoFocus
          aria-label={library.name}
          value={name}
          maxLength={200}
          className="h-(--target) min-w-0 flex-1 basis-40 rounded-m border border-line bg-panel px-2 text-m"
          onChange={(event) => setName(event.target.value)}
        />
        <input
          aria-label={library.tags}
          placeholder={library.tags}
          value={tags}
          className="h-(--target) min-w-0 flex-1 basis-40 rounded-m border border-line bg-panel px-2 text-m"
          onChange={(event) => setTags(event.target.value)}
        />
        <Button type="submit" label={everyday.save} disabled={name.trim() === ''} />
        <Button label={everyday.cancel} look="button-quiet" onClick={onDone} />
      </form>
    </li>
  );
}
