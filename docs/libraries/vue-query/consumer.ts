import { queryOptions, useQuery, VueQueryPlugin } from '@tanstack/vue-query';
import { createApp, type Ref, ref } from 'vue';

const id = ref(1);
const price = queryOptions({
  queryKey: ['price', id],
  queryFn: () => Promise.resolve(250),
});

export function usePrice(): Ref<number | undefined> {
  const { data } = useQuery(price);
  // @ts-expect-error a price is a number
  const wrong: Ref<string | undefined> = data;
  return wrong.value === undefined ? data : data;
}

export const app = createApp({}).use(VueQueryPlugin, { enableDevtoolsV6Plugin: false });
