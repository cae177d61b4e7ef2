/** The calls in a tree of routes, as `GET /api/topics`; each line of the tree goes on from the line that it hangs on. */
export function callsOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([\s│]*)[├└]── (\S+)(?: \(([^)]+)\))?/.exec(line) ?? [];
    above.splice(indent.length / 4, Infinity, part);
    return (methods?.split(', ') ?? []).map((method) => `${method} ${above.join('').replace('//', '/')}`);
  });
}
