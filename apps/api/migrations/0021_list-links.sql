CREATE TABLE "list_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"permission_level" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"used_by" text,
	"used_at" timestamp with time zone,
	CONSTRAINT "list_links_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "list_links" ADD CONSTRAINT "list_links_list_id_saved_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."saved_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_links" ADD CONSTRAINT "list_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_links" ADD CONSTRAINT "list_links_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_links_list" ON "list_links" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "list_links_creator" ON "list_links" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "list_links_user" ON "list_links" USING btree ("used_by");