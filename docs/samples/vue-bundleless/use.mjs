import { StarRating } from 'star-rating';
import { createSSRApp, h } from 'vue';
import { renderToString } from 'vue/server-renderer';

const app = createSSRApp({
  render: () => h(StarRating, { modelValue: 1, max: 2 }),
});
console.log(await renderToString(app));
