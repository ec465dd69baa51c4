import { render } from 'svelte/server';
import { TagInput } from 'tag-input';

const props = { tags: ['news'], label: 'Topics' };
console.log(render(TagInput, { props }).body);
