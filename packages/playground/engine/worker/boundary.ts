/**
 * Throws unless this worker may evaluate text and may load nothing from elsewhere: the policy of
 * its own response, which is the boundary of configurations.
 */
export async function assertPolicy(): Promise<void> {
  try {
    new Function('');
  } catch {
    throw new Error(
      'The policy of this host does not let the playground run configurations.',
    );
  }
  const foreign = 'data:text/javascript,';
  const isOpen = await import(foreign).then(
    () => true,
    () => false,
  );
  if (isOpen) throw new Error('The worker of the playground has no policy of its own.');
}

/** Ways to the network and to storage, which no build uses. */
const names = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'EventSource',
  'WebTransport',
  'BroadcastChannel',
  'SharedWorker',
  'Worker',
  'caches',
  'indexedDB',
  'importScripts',
  'RTCPeerConnection',
  'navigator',
];

/** The second line: takes these away before a configuration runs. */
export function removeNetwork(): void {
  for (const name of names) {
    for (let owner = globalThis; owner; owner = Object.getPrototypeOf(owner))
      if (Object.hasOwn(owner, name)) Reflect.deleteProperty(owner, name);
  }
}
