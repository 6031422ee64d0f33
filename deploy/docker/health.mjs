// Run by Docker to check whether the server in the container is healthy.
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT}/api/health`)
process.exit(ok ? 0 : 1)
