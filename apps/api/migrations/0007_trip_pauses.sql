ALTER TABLE "saved_lists" ADD COLUMN "pauses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Of a list that is paused already nobody wrote down when: at its last tick.
UPDATE "saved_lists" SET "pauses" = jsonb_build_array(to_char(
  to_timestamp(left(last.at, 13)::bigint / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
FROM (
  SELECT list_id, max(state #>> '{check,at}') AS at FROM list_items GROUP BY list_id
) AS last WHERE last.list_id = id AND status = 'paused' AND last.at IS NOT NULL;
