import { describe, expect, it } from 'vitest'
import { mayRobotVisit } from './robots-rules.ts'

const may = (robotsTxt: string, path: string) => mayRobotVisit(robotsTxt, 'AislewayRecipes', path)

describe('what a robots.txt lets a robot visit', () => {
  it.each([
    ['', '/soup', true],
    ['User-agent: *\nDisallow:', '/soup', true],
    ['User-agent: *\nDisallow: /', '/soup', false],
    ['\uFEFFUSER-AGENT : * # all\r\n disallow : /soup # the lot', '/soup/1', false],
    ['Disallow: /', '/soup', true],
    ['User-agent: other\nDisallow: /', '/soup', true],
    // The group that names it replaces the one for all, wherever it is and in any case.
    ['User-agent: *\nDisallow: /\nUser-agent: aislewayrecipes/1.0\nDisallow: /b', '/a', true],
    ['User-agent: AislewayRecipes\nDisallow: /b\nUser-agent: *\nDisallow: /', '/b', false],
    ['User-agent: AislewayRecipes\nUser-agent: other\n\nDisallow: /b', '/b', false],
    ['User-agent: *\nSitemap: /s.xml\nUser-agent: other\nDisallow: /b', '/b', false],
    // The longest rule counts, and of two as long the milder one.
    ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b', true],
    ['User-agent: *\nAllow: /a\nDisallow: /a/b', '/a/b', false],
    ['User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    // Wildcards, and the end.
    ['User-agent: *\nDisallow: /*.pdf$', '/a/b.pdf', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/a/b.pdf?x=1', true],
    ['User-agent: *\nDisallow: /a$', '/a', false],
    ['User-agent: *\nDisallow: /a$', '/ab', true],
    ['User-agent: *\nDisallow: /*ab*b$', '/ab', true],
    ['User-agent: *\nDisallow: *?print=', '/a?x=1&print=', true],
    ['User-agent: *\nDisallow: *print=', '/a?x=1&print=', false],
    // The same path, written in another way.
    ['User-agent: *\nDisallow: /ñame', '/%c3%b1ame', false],
  ])('%j: %s %s', (robotsTxt, path, isAllowed) => {
    expect(may(robotsTxt, path)).toBe(isAllowed)
  })

  it('is found in the time that the file takes to read, whatever it holds', () => {
    const path = `/${'a'.repeat(1990)}`
    const wildcards = `Disallow: /${'*a'.repeat(900)}b\n`.repeat(280)
    expect(may(`User-agent: *\n${wildcards}`, path)).toBe(true)
    const names = Array.from({ length: 20_000 }, (_, at) => `User-agent: a${at}\n`).join('')
    expect(may(`${names}${'Allow: /\n'.repeat(20_000)}`, path)).toBe(true)
    const long = `Disallow: /*b${'a'.repeat(900)}\n`.repeat(500)
    expect(may(`User-agent: *\n${long}`, path)).toBe(true)
  })
})
