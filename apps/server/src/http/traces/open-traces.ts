import { defaultTextMapGetter, ROOT_CONTEXT, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

interface TracedRequest {
  method: string;
  route: string;
  /** The one that log lines and `x-request-id` carry. */
  id: string;
  headers: Record<string, unknown>;
}

/** Makes the tracer of requests; the names of attributes are OpenTelemetry's semantic conventions. */
export function openTraces(endpoint: string) {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': 'valence' })),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('valence');
  const propagator = new W3CTraceContextPropagator();

  return {
    /** Begins the span of a request, within the trace that its caller is in; what is answered ends it. */
    begin({ method, route, id, headers }: TracedRequest): (status: number) => void {
      const attributes = { 'http.request.method': method, 'http.route': route, 'valence.request.id': id };
      const span = tracer.startSpan(
        `${method} ${route}`,
        { kind: SpanKind.SERVER, attributes },
        propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter),
      );
      return (status) => {
        span.setAttribute('http.response.status_code', status);
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },
    close: () => provider.shutdown(),
  };
}
