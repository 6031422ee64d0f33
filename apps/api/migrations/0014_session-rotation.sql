ALTER TABLE "sessions" ADD COLUMN "next_token" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "rotated_at" timestamp;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp;--> statement-breakpoint
CREATE INDEX "sessions_family" ON "sessions" USING btree (left("token", 16));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_next_token_unique" UNIQUE("next_token");