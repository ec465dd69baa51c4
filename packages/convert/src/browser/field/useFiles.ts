import { type ChangeEvent, type ClipboardEvent, type DragEvent, useState } from 'react';
import type { Pasted } from './usePasted';

interface Failure {
  readonly kind: 'large' | 'binary' | 'unreadable';
  readonly size: number;
}

/** Longest text that the field takes, in characters. */
export const limit = 500_000;

interface FileTaker {
  onChange: (pasted: Pasted) => void;
  onOthers?: (files: readonly Pasted[]) => void;
  isOwn?: (pasted: Pasted) => boolean;
}

/** Takes dropped, chosen and pasted files; what is too long or no text leaves the field as it is. */
export function useFiles({ onChange, onOthers, isOwn }: FileTaker) {
  const [failure, setFailure] = useState<Failure>();
  const [dropping, setDropping] = useState(false);

  const accept = (pasted: Pasted): boolean => {
    const size = pasted.text.length;
    const kind = size > limit ? 'large' : pasted.text.includes('\0') ? 'binary' : null;
    setFailure(kind ? { kind, size } : undefined);
    if (!kind) onChange(pasted);
    return !kind;
  };

  const take = async (list: readonly File[]) => {
    const large = list.find(({ size }) => size > limit * 4);
    if (large) return setFailure({ kind: 'large', size: large.size });
    try {
      const files = await Promise.all(
        list.map(async (file) => ({ name: file.name, text: await file.text() })),
      );
      const own = isOwn ? files.find(isOwn) : files[0];
      const others = files.filter((file) => file !== own);
      if (own && !accept(own)) return;
      if (others.length > 0)
        onOthers?.(others.filter(({ text }) => text.length <= limit));
    } catch {
      setFailure({ kind: 'unreadable', size: 0 });
    }
  };

  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    failure,
    forget: () => setFailure(undefined),
    accept,
    onChoose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      void take([...(currentTarget.files ?? [])]);
      // Choosing the same file again is a change, too.
      currentTarget.value = '';
    },
    onPaste(event: ClipboardEvent) {
      const size = event.clipboardData.getData('text').length;
      if (event.clipboardData.files.length === 0 && size <= limit) return;
      event.preventDefault();
      if (size > limit) setFailure({ kind: 'large', size });
      else void take([...event.clipboardData.files]);
    },
    dropTarget: {
      'data-dropping': dropping,
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDropping(true);
      },
      onDragLeave: () => setDropping(false),
      onDrop(event: DragEvent) {
        setDropping(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        void take([...event.dataTransfer.files]);
      },
    },
  };
}
