import { nameWithoutSize } from '@aisleway/core/catalogue/product'
import type { Page } from '@playwright/test'
import { someMeal } from '../../pages/cookbook.ts'
import { shopAList, startList } from '../../pages/past-trip.ts'
import { expect, test } from '../../pages/shopper.ts'
import { setLanguage } from '../../pages/visitor.ts'
import { shopUrl } from '../../support/addresses.ts'
import { isAccessible } from '../../support/axe.ts'
import { follow } from '../../support/client-navigation.ts'
import { mailTo } from '../../support/mailbox.ts'

test.describe('a visitor whose browser speaks Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('is welcomed in Spanish, fills a cart, and may change to English', async ({ shopper }) => {
    const { page } = shopper
    await page.goto('/')
    await isIn(page, 'es')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Te damos la bienvenida')
    await expect(page).toHaveTitle('Aisleway · Clifton Park Market')
    const store = page.getByRole('region', { name: 'Clifton Park Market' })
    await expect(store).toContainText('De las 6 a. m. a la medianoche')
    await expect(store).toContainText(/Abierto hasta la medianoche|Cerrado, abre a las 6 a. m./)
    await page
      .getByRole('button', { name: /^Agregar: / })
      .first()
      .click()
    const notices = page.getByRole('region', { name: 'Avisos' })
    await expect(notices).toContainText('Agregado al carrito')
    await page.getByRole('button', { name: 'Ver carrito, 1 artículo' }).click()
    const cart = page.getByRole('dialog', { name: 'Tu carrito' })
    await cart.getByRole('button', { name: 'Vaciar carrito' }).click()
    await expect(notices).toContainText('Carrito vaciado')
    await expect(cart).toContainText('Tu carrito está vacío')
    await isAccessible(page)
    await cart.getByRole('button', { name: 'Cerrar' }).click()

    await follow(page, '/auth')
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page.getByText('Escribe un correo electrónico válido')).toBeVisible()
    await page.getByLabel('Correo electrónico').fill('nadie@example.com')
    await page.getByLabel('Contraseña', { exact: true }).fill('seis ciruelas')
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page.getByRole('region', { name: 'Avisos' })).toContainText(
      'Revisa tus datos e inténtalo de nuevo.',
    )
    await isAccessible(page)

    await page.getByRole('button', { name: 'English' }).click()
    await isIn(page, 'en')
    await expect(page).toHaveURL('/auth')
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    await page.reload()
    await isIn(page, 'en')
  })
})

test('a shopper changes to Spanish on Profile, and mails follow', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.startSignedIn()
  await page.goto('/profile')
  await page.getByRole('main').getByRole('button', { name: 'Español' }).click()
  await isIn(page, 'es')
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { name: 'Tus datos' })).toBeVisible()
  await expect(page.getByText(/Chrome en /)).toBeVisible()
  await isAccessible(page)

  const { email } = shopper.account
  // The request comes from an unknown visitor and asks for English.
  await page.context().clearCookies({ name: 'language' })
  await page.request.post('/api/auth/request-password-reset', {
    data: { email },
    headers: { origin: shopUrl },
  })
  const mail = await mailTo(email, 'Elige una contraseña nueva')
  expect(mail.html).toContain('<html lang="es">')
})

test('Browse, lists, trips and meals are in Spanish, and fit a phone', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.startSignedIn()
  await setLanguage(page, 'es')
  const { listId } = await startList(shopper, 'Compra de la semana')
  const { tripId } = await shopAList(shopper, 'Cumpleaños')
  const meal = await someMeal(page)

  await page.goto('/browse?departments=dairy-eggs&diets=low_sodium')
  await expect(
    page.getByRole('button', { name: 'Quitar el filtro Lácteos y huevos' }),
  ).toBeVisible()
  await expect(page.getByText(/^[\d,]+ productos/)).toBeVisible()
  await page
    .getByRole('button', { name: /^Agregar: / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Ver carrito, 1 artículo' }).click()
  await page.getByRole('button', { name: 'Guardar lista' }).click()
  const naming = page.getByRole('dialog', { name: 'Ponle nombre a tu lista' })
  await naming.getByRole('button', { name: 'Guardar lista' }).click()
  await expect(page.getByRole('heading', { name: 'Lista guardada' })).toBeVisible()

  for (const [path, text] of [
    ['/', 'Te damos la bienvenida'],
    ['/browse', 'Explorar productos'],
    ['/meals', 'Planea una comida'],
    [`/meals?type=dinner&seed=7`, 'Mezclar'],
    [`/meals/${meal.slug}`, 'Agregar al carrito'],
    [`/meals/${meal.slug}/cook`, 'Siguiente'],
    ['/favorites', 'Todavía no tienes favoritos'],
    ['/my-lists', 'Lista de compras'],
    ['/my-lists?tab=completed', 'Gasto total'],
    [`/shopping/${listId}`, 'en la canasta'],
    [`/post-trip-summary/${tripId}`, '¡Muy bien! Terminaste tu compra.'],
    ['/profile', 'Dónde tienes la sesión abierta'],
    ['/invitations', 'No hay invitaciones pendientes'],
    ['/grocery-list-generation', 'Presupuesto'],
    ['/onboarding', 'Paso 1 de 4'],
    ['/about', 'Acerca de'],
    ['/navigation-info', 'lista de espera'],
    ['/no/such/page', 'No encontramos la página'],
  ] as const) {
    await follow(page, path)
    await expect(page.getByText(text).first(), path).toBeVisible()
    for (const [width, textSize] of [
      [390, 'normal'],
      [320, 'larger'],
      [720, 'larger'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      const excess = () =>
        page.evaluate(size => {
          const root = document.documentElement
          root.dataset.textSize = size
          return root.scrollWidth - root.clientWidth
        }, textSize)
      await expect.poll(excess, `${path}, ${textSize} at ${width}`).toBe(0)
    }
  }

  await page.request.put(`/api/favorites/meals/${meal.slug}`, { data: {} })
  await page.goto('/favorites')
  await expect(page.getByRole('article')).toContainText(/[\d,]+ calorías/)
})

test('what the store writes is marked as English for screen readers', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  await setLanguage(page, 'es')
  const { listId, products } = await startList(shopper, 'Cumpleaños')
  const { slug, name, steps } = await someMeal(page)
  const product = nameWithoutSize(products[0]!)
  await page.request.post('/api/pantry/entries', {
    data: { things: [{ words: 'olive oil' }, { words: 'dulce de la abuela' }] },
  })

  for (const [path, text, language] of [
    ['/', product, 'en'],
    [`/shopping/${listId}`, product, 'en'],
    [`/shopping/${listId}`, 'Birthday candles', 'es'],
    [`/lists/${listId}`, product, 'en'],
    [`/lists/${listId}`, 'Birthday candles', 'es'],
    ['/pantry', 'olive oil', 'en'],
    ['/pantry', 'dulce de la abuela', 'es'],
    [`/meals/${slug}`, name, 'en'],
    [`/meals/${slug}/cook`, steps[0]!, 'en'],
  ] as const) {
    await page.goto(path)
    const shown = main.or(page.getByRole('banner')).getByText(text, { exact: true }).first()
    const languageOf = () => shown.evaluate(place => place.closest<HTMLElement>('[lang]')?.lang)
    await expect.poll(languageOf, `${text} at ${path}`).toBe(language)
  }
})

test.describe('with the app kept on the device', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a list is in the language that was chosen last, without a network too @long', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.startSignedIn()
    const { listId } = await startList(shopper, 'Weekend Shop')
    await page.goto(`/shopping/${listId}`)
    await workerIs(page, 'en')
    await setLanguage(page, 'es')
    await page.reload()
    await workerIs(page, 'es')
    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByText('en la canasta')).toBeVisible()
    await expect(page.getByText('Sin conexión.')).toBeVisible()
    await isIn(page, 'es')
    await page.context().setOffline(false)
  })
})

function isIn(page: Page, language: 'en' | 'es') {
  return expect(page.locator('html')).toHaveAttribute('lang', language)
}

function workerIs(page: Page, language: 'en' | 'es') {
  const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)
  const file = new RegExp(`/sw\\.${language}\\.js$`)
  // It takes over once it has every file, which takes a busy machine long.
  return expect.poll(worker, { timeout: 30_000 }).toMatch(file)
}
