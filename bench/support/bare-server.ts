import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BareAnswer } from './bare.ts'

/** Runs in a separate process and answers known bodies or paths with recorded bytes. */
process.once('message', (answers: readonly BareAnswer[]) => {
  const answerTo = new Map(
    answers.flatMap(([asked, answer]) => asked.map(each => [each, answer] as const)),
  )
  const server = createServer(async (request, response) => {
    const answer = answerTo.get((await bodyOf(request)) || (request.url ?? '')) ?? ''
    response.writeHead(answer ? 200 : 404, {
      'Content-Type': 'application/json; charset=UTF-8',
      'Content-Length': Buffer.byteLength(answer),
    })
    response.end(answer)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})

function bodyOf(request: IncomingMessage): Promise<string> {
  return new Promise(resolve => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => resolve(body))
  })
}
