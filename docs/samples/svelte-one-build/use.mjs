import { render } from 'svelte/server';
import { TagInput } from 'tag-input';

try {
  console.log(render(TagInput).body);
} catch (error) {
  console.log(String(error));
}
