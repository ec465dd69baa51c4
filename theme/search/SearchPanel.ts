// A module of its own, so that the bundler can keep the panel out of the first scripts.
export { SearchPanel as default } from '@rspress/core/theme-original';
