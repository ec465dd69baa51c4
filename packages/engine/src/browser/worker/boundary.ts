/** Throws unless this worker's own policy, which is the boundary of configurations, is there. */
export async function assertPolicy(): Promise<void> {
  // Not a literal, which would be bundled.
  const foreign = 'data:text/javascript,';
  if (await import(foreign).catch(() => false))
    throw new Error('The worker of Rslib has no content security policy of its own.');
}

/** Ways to the network and to storage, which no build uses. */
const names = (
  'fetch XMLHttpRequest WebSocket WebSocketStream EventSource WebTransport BroadcastChannel ' +
  'SharedWorker Worker caches indexedDB importScripts RTCPeerConnection navigator'
).split(' ');

/** The second line: takes these away before a configuration runs. */
export function removeNetwork(): void {
  for (const name of names)
    for (let owner = globalThis; owner; owner = Object.getPrototypeOf(owner))
      Reflect.deleteProperty(owner, name);
}
