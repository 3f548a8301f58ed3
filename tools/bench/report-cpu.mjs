/** Loaded into a server that is measured: tells the bench how many microseconds of CPU time it has used. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
// A bench that fails leaves no server behind.
process.on('disconnect', () => process.exit());
// Asking must not keep the server alive.
process.channel?.unref();
