/** Loaded into a server that is measured: tells the bench how many microseconds of CPU time it has used. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
// Asking must not keep the server alive.
process.channel?.unref();
