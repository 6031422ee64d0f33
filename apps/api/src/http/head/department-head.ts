import { departmentFrom, departmentSlug } from '@aisleway/core/catalogue/departments'
import { languageOf, languages } from '@aisleway/core/language'
import type { PageHead } from './page-head.ts'

const prefix = '/departments/'

/** The head of a department's page: one address, however it is spelt. Null for the page of anything else. */
export function departmentHead(originOf: (request: Request) => string) {
  return (request: Request): PageHead | null => {
    const { pathname } = new URL(request.url)
    const spelt = pathname.slice(prefix.length)
    if (!pathname.startsWith(prefix) || spelt === '' || spelt.includes('/')) return null
    const department = departmentFrom(spelt)
    if (!department) return { status: 404, data: {} }
    return {
      status: 200,
      // The app sets the title in other languages; a search engine asks for English.
      ...(languageOf(request.headers) === languages[0] && { title: `${department} · Aisleway` }),
      canonical: `${originOf(request)}${prefix}${departmentSlug(department)}`,
      data: {},
    }
  }
}
