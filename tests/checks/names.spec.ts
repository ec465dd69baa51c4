// Short names of classes: after their file, and never the same for two files.
import { expect, test } from '@playwright/test';
import { classNames } from '../../tools/rspress/names/class-name.ts';

test('a class has the name of its file before its own', () => {
  const classOf = classNames();
  expect(classOf('/site/theme/sample/Sample.module.css', 'box')).toBe('Sample-box');
  expect(classOf('/site/theme/sample/Sample.module.css', 'toDark')).toBe('Sample-toDark');
  expect(classOf('/site/theme/nav/Nav.module.css', 'box')).toBe('Nav-box');
});

test('two files with one name are refused, since their classes would meet', () => {
  const classOf = classNames();
  classOf('/site/theme/a/Box.module.css', 'box');
  expect(() => classOf('/site/theme/b/Box.module.css', 'other')).toThrow(
    '/site/theme/b/Box.module.css has the name of /site/theme/a/Box.module.css',
  );
  // Another compilation asks about the same files again.
  expect(classOf('/site/theme/a/Box.module.css', 'box')).toBe('Box-box');
});
