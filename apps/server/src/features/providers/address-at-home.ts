const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The same address under PUBLIC_URL, when a browser on this machine came by another of its names
 * (`127.0.0.1` for `localhost`): its cookies would be lost on the way back. `null` when it is at home.
 */
export function addressAtHome(hostname: string, path: string, publicUrl: URL): URL | null {
  const isElsewhere =
    hostname !== publicUrl.hostname && loopbackHosts.has(hostname) && loopbackHosts.has(publicUrl.hostname);
  return isElsewhere ? new URL(path, publicUrl) : null;
}
