/** The smallest of the keys offered, as many as wanted: a heap with the largest of them on top. */
export class SmallestKeys {
  readonly #keys: Float64Array
  #count = 0

  constructor(wanted: number) {
    this.#keys = new Float64Array(wanted)
  }

  offer(key: number): void {
    const keys = this.#keys
    if (this.#count < keys.length) this.#rise(this.#count++, key)
    else if (key < keys[0]!) this.#sink(key)
  }

  /** What is larger is not kept. */
  get limit(): number {
    return this.#count < this.#keys.length ? Infinity : this.#keys[0]!
  }

  /** In ascending order. */
  sorted(): Float64Array {
    return this.#keys.subarray(0, this.#count).sort()
  }

  #rise(from: number, key: number): void {
    const keys = this.#keys
    let at = from
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (keys[parent]! >= key) break
      keys[at] = keys[parent]!
      at = parent
    }
    keys[at] = key
  }

  #sink(key: number): void {
    const keys = this.#keys
    let at = 0
    for (let child = 1; child < keys.length; child = 2 * at + 1) {
      if (child + 1 < keys.length && keys[child + 1]! > keys[child]!) child++
      if (keys[child]! <= key) break
      keys[at] = keys[child]!
      at = child
    }
    keys[at] = key
  }
}
