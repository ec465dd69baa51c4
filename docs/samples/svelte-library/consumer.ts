import type { ComponentProps } from 'svelte';
import { TagInput } from 'tag-input';

type Props = ComponentProps<typeof TagInput>;

export const props: Props = { tags: ['news'] };

// @ts-expect-error: tags are a list
export const wrong: Props = { tags: 'news' };
