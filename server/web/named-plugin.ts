/**
 * A plugin with its display name (https://fastify.dev/docs/latest/Reference/Server/#pluginname). Without one Fastify looks
 * for its file among all loaded modules, thousands in a worker of tests.
 */
export function named<Plugin extends (...input: never[]) => unknown>(plugin: Plugin): Plugin {
  return Object.assign(plugin, { [Symbol.for('fastify.display-name')]: plugin.name });
}
