CREATE TABLE "staples_at_home" (
	"user_id" text PRIMARY KEY NOT NULL,
	"staples" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meals" ADD COLUMN "prep_minutes" integer;--> statement-breakpoint
ALTER TABLE "meals" ADD COLUMN "cook_minutes" integer;--> statement-breakpoint
ALTER TABLE "staples_at_home" ADD CONSTRAINT "staples_at_home_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;