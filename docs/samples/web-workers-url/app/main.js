import { countWords } from 'word-count';

countWords('one two three').then((count) => {
  document.title = `${count} words`;
});
