import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

export type Site = {
  /** The address that shoppers open; if it is https, browsers are told to stay on https. */
  publicUrl: string | undefined
  /** A hosted index that the browser asks instead of this server. */
  searchHost?: string | undefined
}

type Policy = NonNullable<NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']>

/** For the pages and their files: scripts and style sheets come from this site's own files only. */
export function pageHeaders(site: Site): MiddlewareHandler {
  const { searchHost } = site
  return headers(site, {
    defaultSrc: ["'self'"],
    // Where the browser reads no barcodes, WebAssembly from own files does (record 0074).
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    styleSrc: ["'self'"],
    // Computed widths and colours, which cannot run code.
    styleSrcAttr: ["'unsafe-inline'"],
    // An imported catalogue's pictures may come from any https host (answer 3).
    imgSrc: ["'self'", 'data:', 'https:'],
    connectSrc: ["'self'", ...(searchHost ? [`https://${searchHost}`] : [])],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    frameSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  })
}

/** For scripts, style sheets and fonts: the page's policy applies, and a screen has a dozen such files. */
export function assetHeaders({ publicUrl }: Site): MiddlewareHandler {
  return secureHeaders({
    strictTransportSecurity: strictTransport(publicUrl),
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
}

/** For data: if a browser is made to show it as a page, that page may do nothing. */
export function apiHeaders(site: Site): MiddlewareHandler {
  return headers(site, { defaultSrc: ["'none'"], frameAncestors: ["'none'"] })
}

function headers({ publicUrl }: Site, contentSecurityPolicy: Policy): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy,
    permissionsPolicy,
    strictTransportSecurity: strictTransport(publicUrl),
    // A link in a mail contains a token, so other sites are not told the address of the page.
    referrerPolicy: 'same-origin',
    crossOriginOpenerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
  })
}

function strictTransport(publicUrl: string | undefined) {
  return publicUrl?.startsWith('https:') ? 'max-age=31536000' : false
}

/** Disables what the app never uses, also for an injected script. */
const permissionsPolicy = {
  accelerometer: [],
  displayCapture: [],
  geolocation: [],
  gyroscope: [],
  hid: [],
  magnetometer: [],
  microphone: [],
  midi: [],
  payment: [],
  publickeyCredentialsGet: [],
  serial: [],
  usb: [],
  xrSpatialTracking: [],
  // Scans barcodes.
  camera: ['self'],
  // Keeps the screen on while shopping.
  screenWakeLock: ['self'],
}
