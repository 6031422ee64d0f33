import type { IncomingMessage, RequestListener } from 'node:http'
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { queryEnded } from './channels.ts'

export type Tracing = {
  around: (listener: RequestListener) => RequestListener
  close: () => Promise<void>
}

type Options = {
  endpoint: string
  routeName: (method: string, url: string) => string
  /** Whether a request's trace header can be trusted: anybody can send one. */
  isFromProxy: (incoming: IncomingMessage) => boolean
}

/**
 * Sends a span for each request and statement to an OpenTelemetry collector. Spans name routes and statements, but
 * neither URLs nor parameters.
 */
export function openTracing({ endpoint, routeName, isFromProxy }: Options): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'aisleway' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  provider.register()
  const tracer = provider.getTracer('aisleway')
  const unsubscribe = queryEnded.subscribe(({ text, ms }) => {
    const ended = Date.now()
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
    const name = text.trimStart().split(/\s/, 1)[0] ?? 'query'
    const options = { kind: SpanKind.CLIENT, startTime: ended - ms, attributes }
    tracer.startSpan(name, options).end(ended)
  })
  return {
    around: listener => (incoming, outgoing) => {
      const { method = '', url = '', headers } = incoming
      const route = routeName(method, url)
      const sender = isFromProxy(incoming)
        ? propagation.extract(context.active(), headers)
        : context.active()
      const span = tracer.startSpan(
        `${method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: { 'http.request.method': method, 'http.route': route },
        },
        sender,
      )
      outgoing.once('close', () => {
        span.setAttribute('http.response.status_code', outgoing.statusCode)
        if (outgoing.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      context.with(trace.setSpan(sender, span), () => listener(incoming, outgoing))
    },
    close: async () => {
      unsubscribe()
      try {
        await provider.shutdown()
      } finally {
        trace.disable()
        context.disable()
        propagation.disable()
      }
    },
  }
}
