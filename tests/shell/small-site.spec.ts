// Settings, components and kinds of pages that the real site does not use, on a small site. It is
// built once, so all its tests are of this file; they are in the folder of that name.
import { test } from '../support/test.ts';
import './small-site/code.ts';
import './small-site/images.ts';
import './small-site/menus.ts';
import './small-site/pages.ts';
import './small-site/service.ts';
import './small-site/settings.ts';
import './small-site/specification.ts';
import './small-site/tabs.ts';

test.describe.configure({ mode: 'default' });
