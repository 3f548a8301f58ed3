/**
 * A plugin of Fastify that says what it is called: it looks for the file of one that does not among all loaded modules,
 * thousands in a worker of tests.
 */
export function named<Plugin extends (...input: never[]) => unknown>(plugin: Plugin): Plugin {
  return Object.assign(plugin, { [Symbol.for('fastify.display-name')]: plugin.name });
}
