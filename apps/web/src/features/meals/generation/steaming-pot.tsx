/** A steaming pot, static under reduced motion. */
export function SteamingPot() {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 112" className="w-28" strokeLinecap="round">
      <g className="fill-none stroke-[5] stroke-strong">
        {[42, 60, 78].map((x, index) => (
          <path
            key={x}
            d={`M${x} 32c-7-7 7-12 0-22`}
            className="motion-safe:animate-pulse"
            style={{ animationDelay: `${index * 400}ms` }}
          />
        ))}
      </g>
      <path d="M12 66h96" className="stroke-[9] stroke-leaf" />
      <path d="M24 58h72v34a14 14 0 0 1-14 14H38a14 14 0 0 1-14-14z" className="fill-leaf" />
      <path d="M36 74v14" className="stroke-[5] stroke-on-leaf" opacity={0.5} />
      <g className="motion-safe:animate-bob">
        <path d="M22 54q0-12 14-12h48q14 0 14 12z" className="fill-lime" />
        <path d="M54 40h12" className="stroke-[7] stroke-orange" />
      </g>
    </svg>
  )
}
