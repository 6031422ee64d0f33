ALTER TABLE "throttles" ADD COLUMN "attempts" timestamp with time zone[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "throttles" DROP COLUMN "count";