import { QueryClient, useQuery, VueQueryPlugin } from '@tanstack/vue-query';
import { createSSRApp, h } from 'vue';
import { renderToString } from 'vue/server-renderer';

const queryClient = new QueryClient();
queryClient.setQueryData(['price'], 250);

const Price = {
  setup() {
    // biome-ignore lint/correctness/useHookAtTopLevel: a composable of Vue, not a hook of React
    const { data, status } = useQuery({ queryKey: ['price'], queryFn: () => 300 });
    return () => h('p', `${data.value} ${status.value}`);
  },
};

renderToString(createSSRApp(Price).use(VueQueryPlugin, { queryClient })).then((html) => {
  console.log(html);
  queryClient.clear();
});
