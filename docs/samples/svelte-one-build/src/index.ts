export { default as TagInput } from './TagInput.svelte';
