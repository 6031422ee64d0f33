import type { Hono } from 'hono'
import { openBrowser } from '../test-app.ts'
import { type Device, deviceOf, openTab, restart, type Tab } from './device.ts'
import { sender } from './network.ts'
import { shopperActions } from './shopper-actions.ts'
import { createWorld, pickFrom, type World } from './world.ts'

const stepsEach = 80

/**
 * Lets a new shopper with two devices, one of which has three tabs, do random things; then all faults end, and
 * everything is sent.
 */
export async function simulate(app: Hono, seed: number) {
  const world = createWorld(seed)
  const { random } = world
  const devices = await openDevices(app, `simulated${seed}@example.com`)
  const { makeList, any } = shopperActions(world)
  for (let lists = 0; lists < 5; lists++) makeList(devices[0]!)
  for (let step = 0; step < stepsEach; step++) {
    const device = pickFrom(random, devices)
    const chance = random()
    if (chance < 0.5) any(device)
    else if (chance < 0.8) send(world, device, pickFrom(random, device.tabs))
    else if (chance < 0.9) device.isOnline = !device.isOnline
    else if (chance < 0.95) {
      await Promise.race([send(world, device, pickFrom(random, device.tabs)), pause()])
    } else restart(device, Math.floor(random() * device.tabs.length))
    if (random() < 0.3) await pause()
  }

  world.areFaultsOver = true
  for (const device of devices) {
    device.isOnline = true
    for (const [place] of device.tabs.entries()) restart(device, place)
  }
  for (let round = 0; round < 3; round++) {
    for (const device of devices) await send(world, device, device.tabs[0]!)
  }
  await world.busy
  return { devices, world }
}

async function openDevices(app: Hono, email: string): Promise<Device[]> {
  const first = openBrowser(app)
  await first.signUp(email)
  const second = openBrowser(app)
  await second.signIn(email)
  const userId: string = (await first.get('/api/session')).body.user.id
  return [first, second].map((browser, at) => {
    const device = deviceOf(browser, userId)
    device.tabs = Array.from({ length: at === 0 ? 3 : 1 }, () => openTab(device))
    return device
  })
}

function send(world: World, device: Device, tab: Tab): Promise<void> {
  return sender.run({ world, device, tab }, () => tab.outbox.sendAll().catch(() => {}))
}

const pause = () => new Promise<void>(resolve => setTimeout(resolve, 2))
