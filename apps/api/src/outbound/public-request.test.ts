import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { type Network, RequestRefused, requestPublic } from './public-request.ts'

/** A server that answers whatever it is asked with this, and the network in which it has a public address. */
async function serverThat(answers: (socket: Socket) => void): Promise<Network> {
  const server = createServer(socket => {
    socket.on('error', () => {})
    socket.once('data', () => answers(socket))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    resolve: async () => ['93.184.215.14'],
    connect: () => connect(port, '127.0.0.1'),
  }
}

async function outcomeOf(network: Network): Promise<unknown> {
  const asked = { headers: {}, signal: AbortSignal.timeout(5000) }
  try {
    const response = await requestPublic(new URL('http://shop.example/'), network, asked)
    response.destroy()
    return response.statusCode
  } catch (error) {
    return error
  }
}

it('a request ends when the other side switches to another protocol', async () => {
  const network = await serverThat(socket =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
  )
  expect(await outcomeOf(network)).toBeInstanceOf(RequestRefused)
})

it.each<[string, (socket: Socket) => void]>([
  ['ends', socket => socket.end()],
  ['is cut', socket => socket.resetAndDestroy()],
  ['speaks no HTTP', socket => socket.end('220 mail.example ESMTP\r\n')],
  ['promises too much', socket => socket.end('HTTP/1.1 200 OK\r\ncontent-length: x\r\n\r\n')],
])('a request fails when the connection %s', async (_, answer) => {
  expect(await outcomeOf(await serverThat(answer))).toBeInstanceOf(Error)
})

it('a request has the answer that follows a hint', async () => {
  const hint = 'HTTP/1.1 103 Early Hints\r\n\r\n'
  const network = await serverThat(socket =>
    socket.end(`${hint}HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n`),
  )
  expect(await outcomeOf(network)).toBe(204)
})
