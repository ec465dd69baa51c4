export async function* run(x) {
  yield x;
}
